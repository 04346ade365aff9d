<?php
/** The twin of view.tsx. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{level: int, hasHeading: bool, slider: array<string, mixed>} $props
	 * @var callable( string ): void $slot
	 * @var callable( string, array<string, mixed> ): void $ui
	 */

	$heading = "h{$props['level']}";
	?>
<?php if ( $props['hasHeading'] ) : ?>
	<<?php echo tag_escape( $heading ); ?> class="hvac-section__heading hvac-quote-slider__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<?php endif; ?>
<?php $ui( 'slider', $props['slider'] ); ?>
<?php
};

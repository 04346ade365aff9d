<?php
/** The twin of view.tsx. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, headingClass: string, slider: array<string, mixed>} $props */

	$heading = "h{$props['level']}";
	?>
<?php if ( '' !== $props['headingClass'] ) : ?>
	<<?php echo tag_escape( $heading ); ?> class="<?php echo esc_attr( $props['headingClass'] ); ?>" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<?php endif; ?>
<?php $ui( 'controls/slider', $props['slider'] ); ?>
<?php
};

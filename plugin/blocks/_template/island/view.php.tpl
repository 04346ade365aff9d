<?php
/** The twin of view.tsx, in its first state. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, texts: array{show: string, hide: string}} $props */

	$heading = "h{$props['level']}";
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-__NAME____heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<div class="hvac-__NAME____more" id="<?php echo esc_attr( "{$props['id']}-more" ); ?>" data-open="false">
	<p data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
</div>
<button type="button" class="hvac-button hvac-button--secondary hvac-__NAME____toggle" aria-expanded="false" aria-controls="<?php echo esc_attr( "{$props['id']}-more" ); ?>"><?php $text( $props['texts']['show'] ); ?></button>
<?php
};

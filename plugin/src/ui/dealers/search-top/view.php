<?php
/** The heading of a dealer search block and its ZIP entry. Slots: `heading`, and those of `place-search`. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{block: string, level: int, search: array<string, mixed>|null} $props `search`: of the `ui` part `place-search`; null if no place is asked for */

	$heading = "h{$props['level']}";
	?>
<div class="<?php echo esc_attr( "hvac-{$props['block']}__top" ); ?>">
	<<?php echo tag_escape( $heading ); ?> class="<?php echo esc_attr( "hvac-{$props['block']}__heading" ); ?>" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( null !== $props['search'] ) : ?>
		<?php $ui( 'dealers/place-search', $props['search'] ); ?>
	<?php endif; ?>
</div>
<?php
};

<?php
/** A dealer search's filters as toggle buttons. Without JavaScript each submits the resulting filters. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerFilters;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{address: array{place: string, from: int, filters: list<string>, view: 'list'|'map'}, options: list<array{key: string, text: string}>, isDisabled: bool, label: string} $props */

	$active = $props['address']['filters'];
	?>
<form class="hvac-filter-toggles" method="get">
	<?php $ui( 'controls/page-query', array() ); ?>
	<input type="hidden" name="zipcode" value="<?php echo esc_attr( $props['address']['place'] ); ?>"/>
	<fieldset
		class="hvac-filter-toggles__group"
		<?php if ( $props['isDisabled'] ) : ?>
			disabled
		<?php endif; ?>
	>
		<legend class="hvac-visually-hidden"><?php $text( $props['label'] ); ?></legend>
		<?php foreach ( $props['options'] as $option ) : ?>
			<?php $is_active = in_array( $option['key'], $active, true ); ?>
			<button
				type="submit" class="hvac-filter-toggles__button" name="filter"
				value="<?php echo esc_attr( implode( ',', DealerFilters::known( $is_active ? array_values( array_diff( $active, array( $option['key'] ) ) ) : array( ...$active, $option['key'] ) ) ) ); ?>"
				aria-pressed="<?php echo $is_active ? 'true' : 'false'; ?>"
			><?php $ui( 'controls/icon', array( 'name' => $is_active ? 'check' : DealerFilters::icon( $option['key'] ) ) ); ?><span><?php $text( $option['text'] ); ?></span></button>
		<?php endforeach; ?>
	</fieldset>
</form>
<?php
};

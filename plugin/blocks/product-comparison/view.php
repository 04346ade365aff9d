<?php
/** The tables are slots: the server prints them, the island chooses which one is visible. */
declare(strict_types=1);

use HvacBlocks\Offers\Products\Comparison;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, tabs: list<string>, first: int, isCompared: bool, panels: list<'costs'|'included'>, labels: list<string>, names: list<list<string>>,
	 *   tables: list<shape-of<Comparison, Table>>,
	 *   texts: array{type: string, one: string, other: string, differences: string, close: string, included: string, excluded: string}
	 * } $props
	 */

	[ 'id' => $id, 'texts' => $texts ] = $props;

	$heading = 'h' . ( $props['level'] + 1 );
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'] ) ); ?>
<div class="hvac-product-comparison__choice">
	<?php if ( count( $props['tabs'] ) > 1 ) : ?>
		<div class="hvac-product-comparison__tabs" role="tablist" aria-label="<?php echo esc_attr( $texts['type'] ); ?>">
			<?php foreach ( $props['tabs'] as $index => $label ) : ?>
				<?php $is_chosen = $index === $props['first']; ?>
				<button type="button" class="hvac-product-comparison__tab" role="tab" id="<?php echo esc_attr( "$id-tab-$index" ); ?>" aria-controls="<?php echo esc_attr( "$id-panel-$index" ); ?>" aria-selected="<?php echo $is_chosen ? 'true' : 'false'; ?>" tabindex="<?php echo $is_chosen ? '0' : '-1'; ?>">
					<?php $text( $label ); ?>
				</button>
			<?php endforeach; ?>
		</div>
		<div class="hvac-field hvac-product-comparison__select">
			<label class="hvac-field__label" for="<?php echo esc_attr( "$id-type" ); ?>"><?php $text( $texts['type'] ); ?></label>
			<select class="hvac-field__input" id="<?php echo esc_attr( "$id-type" ); ?>" autocomplete="off">
				<?php foreach ( $props['tabs'] as $index => $label ) : ?>
					<option value="<?php echo esc_attr( (string) $index ); ?>"<?php echo $index === $props['first'] ? ' selected' : ''; ?>><?php $text( $label ); ?></option>
				<?php endforeach; ?>
			</select>
		</div>
	<?php endif; ?>
	<?php if ( $props['isCompared'] ) : ?>
		<label class="hvac-choice hvac-product-comparison__differences" for="<?php echo esc_attr( "$id-differences" ); ?>">
			<input class="hvac-choice__input" id="<?php echo esc_attr( "$id-differences" ); ?>" type="checkbox">
			<span><?php $text( $texts['differences'] ); ?></span>
		</label>
	<?php endif; ?>
</div>
<?php foreach ( $props['tables'] as $index => $table ) : ?>
	<div class="hvac-product-comparison__panel" id="<?php echo esc_attr( "$id-panel-$index" ); ?>"<?php echo count( $props['tabs'] ) > 1 ? ' role="tabpanel" aria-labelledby="' . esc_attr( "$id-tab-$index" ) . '"' : ''; ?><?php echo $index === $props['first'] ? '' : ' hidden'; ?>>
		<?php if ( array() !== $props['names'][ $index ] ) : ?>
			<div class="hvac-product-comparison__pair">
				<?php foreach ( array( $texts['one'], $texts['other'] ) as $place => $label ) : ?>
					<select class="hvac-field__input" aria-label="<?php echo esc_attr( $label ); ?>" autocomplete="off">
						<?php foreach ( $props['names'][ $index ] as $product => $name ) : ?>
							<option value="<?php echo esc_attr( (string) $product ); ?>"<?php echo $product === $place ? ' selected' : ''; ?>><?php $text( $name ); ?></option>
						<?php endforeach; ?>
					</select>
				<?php endforeach; ?>
			</div>
		<?php endif; ?>
		<div data-hvac-slot="<?php echo esc_attr( "table-$index" ); ?>"><?php $ui( 'layout/comparison-table', $table ); ?></div>
	</div>
<?php endforeach; ?>
<?php if ( array() !== $props['panels'] ) : ?>
	<div class="hvac-product-comparison__more">
		<?php foreach ( $props['panels'] as $panel ) : ?>
			<button type="button" class="hvac-button hvac-button--secondary hvac-product-comparison__open" aria-expanded="false" aria-controls="<?php echo esc_attr( "$id-$panel" ); ?>">
				<?php $ui( 'controls/icon', array( 'name' => 'costs' === $panel ? 'receipt' : 'package' ) ); ?>
				<span data-hvac-slot="<?php echo esc_attr( "{$panel}Heading" ); ?>"><?php $slot( "{$panel}Heading" ); ?></span>
			</button>
		<?php endforeach; ?>
	</div>
<?php endif; ?>
<?php
foreach ( $props['panels'] as $panel ) {
	$ui(
		'controls/dialog',
		array(
			'class'      => 'hvac-product-comparison__dialog',
			'id'         => "$id-$panel",
			'labelledBy' => "$id-$panel-heading",
			'close'      => $texts['close'],
			'isOpen'     => false,
			'content'    => static function () use ( $id, $panel, $heading, $texts, $text, $slot ): void {
				?>
				<<?php echo tag_escape( $heading ); ?> class="hvac-product-comparison__title" id="<?php echo esc_attr( "$id-$panel-heading" ); ?>" data-hvac-slot="<?php echo esc_attr( "{$panel}Heading" ); ?>"><?php $slot( "{$panel}Heading" ); ?></<?php echo tag_escape( $heading ); ?>>
				<?php if ( 'costs' === $panel ) : ?>
					<p class="hvac-product-comparison__words" data-hvac-slot="costsText"><?php $slot( 'costsText' ); ?></p>
				<?php else : ?>
					<dl class="hvac-product-comparison__scope">
						<?php foreach ( array( 'included', 'excluded' ) as $part ) : ?>
							<div class="hvac-product-comparison__part">
								<dt class="hvac-product-comparison__term"><?php $text( $texts[ $part ] ); ?></dt>
								<dd class="hvac-product-comparison__words" data-hvac-slot="<?php echo esc_attr( "{$part}Text" ); ?>"><?php $slot( "{$part}Text" ); ?></dd>
							</div>
						<?php endforeach; ?>
					</dl>
				<?php endif; ?>
				<?php
			},
		)
	);
}
?>
<p class="hvac-section__note" data-hvac-slot="note"><?php $slot( 'note' ); ?></p>
<?php
};

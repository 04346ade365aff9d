<?php
/** Products side by side: each is a column, each criterion a row. The table scrolls; the rows' names and the products' names stay. */
declare(strict_types=1);

use HvacBlocks\Offers\Products\Comparison;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var shape-of<Comparison, Table> $props `isSame`: all products say the same there; of more than two products, `data-pair-same` says it of the first two */

	$caption   = "{$props['id']}-caption";
	$count     = count( $props['products'] );
	$pictures  = array_filter( array_column( $props['products'], 'picture' ) );
	$is_same   = $count > 1 && ! in_array( false, array_column( $props['groups'], 'isSame' ), true );
	?>
<div class="hvac-comparison-table" data-columns="<?php echo esc_attr( $count > 4 ? 'many' : (string) $count ); ?>" role="region" aria-labelledby="<?php echo esc_attr( $caption ); ?>" tabindex="0">
	<table class="hvac-comparison-table__table">
		<caption class="hvac-comparison-table__caption" id="<?php echo esc_attr( $caption ); ?>"><?php $text( $props['label'] ); ?></caption>
		<thead>
			<tr>
				<td class="hvac-comparison-table__corner"></td>
				<?php foreach ( $props['products'] as $product ) : ?>
					<th class="hvac-comparison-table__product" scope="col">
						<?php if ( array() !== $pictures ) : ?>
							<span class="hvac-comparison-table__picture">
								<?php if ( null !== $product['picture'] ) : ?>
									<?php $ui( 'media/picture', $product['picture'] ); ?>
								<?php endif; ?>
							</span>
						<?php endif; ?>
						<?php if ( '' === $product['href'] ) : ?>
							<span class="hvac-comparison-table__name"><?php $text( $product['name'] ); ?></span>
						<?php else : ?>
							<a class="hvac-comparison-table__name" href="<?php echo esc_url( $product['href'] ); ?>"><?php $text( $product['name'] ); ?></a>
						<?php endif; ?>
					</th>
				<?php endforeach; ?>
			</tr>
		</thead>
		<?php foreach ( $props['groups'] as $group ) : ?>
			<tbody<?php echo $group['isSame'] ? ' data-same=""' : ''; ?>>
				<?php if ( '' !== $group['label'] ) : ?>
					<tr>
						<th class="hvac-comparison-table__group" scope="rowgroup" colspan="<?php echo esc_attr( (string) ( $count + 1 ) ); ?>"><span><?php $text( $group['label'] ); ?></span></th>
					</tr>
				<?php endif; ?>
				<?php foreach ( $group['rows'] as $row ) : ?>
					<tr<?php echo $row['isSame'] ? ' data-same=""' : ''; ?><?php echo $count > 2 && $row['cells'][0]['text'] === $row['cells'][1]['text'] ? ' data-pair-same=""' : ''; ?>>
						<th class="hvac-comparison-table__row" scope="row"><span><?php $text( $row['label'] ); ?></span></th>
						<?php foreach ( $row['cells'] as $cell ) : ?>
							<td class="hvac-comparison-table__cell">
								<?php if ( '' === $cell['text'] ) : ?>
									<span aria-hidden="true">–</span><span class="hvac-visually-hidden"><?php $text( $props['texts']['unknown'] ); ?></span>
								<?php elseif ( 'amount' === $cell['mark'] ) : ?>
									<strong class="hvac-comparison-table__price"><?php $text( $cell['text'] ); ?></strong>
								<?php elseif ( '' !== $cell['mark'] ) : ?>
									<span class="hvac-comparison-table__mark" data-mark="<?php echo esc_attr( $cell['mark'] ); ?>">
										<?php $ui( 'controls/icon', array( 'name' => 'yes' === $cell['mark'] ? 'check' : 'minus' ) ); ?>
										<span><?php $text( $cell['text'] ); ?></span>
									</span>
								<?php else : ?>
									<?php $text( $cell['text'] ); ?>
								<?php endif; ?>
								<?php if ( null !== $cell['claim'] ) : ?>
									<?php $ui( 'layout/claim', $cell['claim'] ); ?>
								<?php endif; ?>
							</td>
						<?php endforeach; ?>
					</tr>
				<?php endforeach; ?>
			</tbody>
		<?php endforeach; ?>
		<?php if ( $is_same ) : ?>
			<tbody class="hvac-comparison-table__same">
				<tr>
					<td colspan="<?php echo esc_attr( (string) ( $count + 1 ) ); ?>"><span><?php $text( $props['texts']['same'] ); ?></span></td>
				</tr>
			</tbody>
		<?php endif; ?>
	</table>
</div>
<?php
};

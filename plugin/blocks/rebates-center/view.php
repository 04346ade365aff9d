<?php
declare(strict_types=1);

use HvacBlocks\Offers\Rebates\RebateList;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, id: string, ...} $props the rest as `RebateList` takes it */

	$list       = RebateList::of( $props );
	$cards      = $list->cards();
	$message    = $list->message();
	$pagination = $list->pagination();
	$texts      = $list->props['texts'];
	$zip        = $list->script_zip();
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'] ) ); ?>
<div class="hvac-rebates" id="<?php echo esc_attr( $props['id'] ); ?>">
	<?php $ui( 'dealers/place-search', $list->place_search() ); ?>
	<div class="hvac-rebates__found" aria-busy="false">
		<?php if ( array() !== $cards ) : ?>
			<p class="hvac-rebates__count" tabindex="-1">
				<strong><?php $text( $list->found() ); ?></strong>
				<?php if ( '' !== $list->showing() ) : ?>
					<span><?php $text( $list->showing() ); ?></span>
				<?php endif; ?>
			</p>
			<ul class="hvac-rebates__list">
				<?php foreach ( $cards as $card ) : ?>
					<?php $ui( 'products/rebate-card', $card ); ?>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
		<?php if ( null !== $pagination ) : ?>
			<?php $ui( 'controls/pagination', $pagination ); ?>
		<?php endif; ?>
		<?php if ( null !== $message ) : ?>
			<?php $ui( 'controls/message', $message ); ?>
		<?php endif; ?>
		<?php if ( array() !== $cards ) : ?>
			<?php if ( $list->props['answer']['demo'] ?? false ) : ?>
				<p class="hvac-rebates__demo"><?php $text( $texts['demo'] ); ?></p>
			<?php endif; ?>
		<?php endif; ?>
	</div>
	<?php if ( '' !== $zip ) : ?>
		<div class="hvac-rebates__offers">
			<p><?php $text( $texts['offers'] ); ?></p>
			<button type="button" class="hvac-button hvac-button--secondary"><?php $text( $texts['loadOffers'] ); ?></button>
			<div class="hvac-rebates__script" data-zip="<?php echo esc_attr( $zip ); ?>" data-page-size="<?php echo (int) $list->props['pageSize']; ?>" tabindex="-1" hidden=""></div>
		</div>
	<?php endif; ?>
	<p class="hvac-rebates__note" data-hvac-slot="note"><?php $slot( 'note' ); ?></p>
	<p class="hvac-visually-hidden" role="status"></p>
</div>
<?php
};

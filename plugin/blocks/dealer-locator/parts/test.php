<?php
/** The variant whose ZIP entry is a dialog. Without JavaScript the dialog is part of the page. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( DealerSearchPage $dealer_search, callable $text, callable $slot, callable $ui ): void {
	$props   = $dealer_search->props;
	$heading = "h{$props['level']}";
	$subheading   = 'h' . ( $props['level'] + 1 );
	$texts   = $props['texts']['dialog'];
	$place   = $dealer_search->place();
	/** @var callable( DealerSearchPage, callable, callable, callable ): void $results */
	$results = require __DIR__ . '/results.php';
	?>
<div class="hvac-dealer-locator__top" data-variant="test">
	<<?php echo tag_escape( $heading ); ?> class="hvac-dealer-locator__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<div class="hvac-dealer-locator__place">
		<?php if ( '' !== $place ) : ?>
			<p class="hvac-dealer-locator__entered"><?php $ui( 'controls/icon', array( 'name' => 'mapPin' ) ); ?><span><?php $text( $place ); ?></span></p>
		<?php endif; ?>
		<button
			type="button" class="hvac-button" aria-haspopup="dialog"
			<?php if ( '' !== $place ) : ?>
				aria-label="<?php echo esc_attr( "{$texts['change']}: $place" ); ?>"
			<?php endif; ?>
		><?php $ui( 'controls/icon', array( 'name' => 'search' ) ); ?><span><?php $text( '' === $place ? $texts['enter'] : $texts['change'] ); ?></span></button>
	</div>
</div>
<?php
$ui(
	'controls/dialog',
	array(
		'class'      => 'hvac-dealer-locator__dialog',
		'labelledBy' => "{$props['id']}-dialog",
		'close'      => $texts['close'],
		'isOpen'     => $props['isOpen'],
		'isModal'    => $props['isModal'],
		'content'    => static function () use ( $props, $dealer_search, $subheading, $slot, $ui ): void {
			?>
			<<?php echo tag_escape( $subheading ); ?> class="hvac-dealer-locator__question" id="<?php echo esc_attr( "{$props['id']}-dialog" ); ?>" data-hvac-slot="modalTitle"><?php $slot( 'modalTitle' ); ?></<?php echo tag_escape( $subheading ); ?>>
			<?php $ui( 'dealers/place-search', $dealer_search->place_search( 'stacked' ) ); ?>
			<a class="hvac-dealer-locator__all" href="<?php echo esc_url( $props['findMore'] ); ?>"><span data-hvac-slot="allDealers"><?php $slot( 'allDealers' ); ?></span></a>
			<?php
		},
	)
);
?>
<?php $results( $dealer_search, $text, $slot, $ui ); ?>
<?php
};

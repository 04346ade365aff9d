<?php
/** Stars, the figure and the number of reviews. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{value: string, stars: string, label: string, reviews: string} $props */
	?>
<p class="hvac-rating">
	<span class="hvac-rating__stars" style="<?php echo esc_attr( "--hvac-rating:{$props['stars']}" ); ?>" aria-hidden="true"></span>
	<strong class="hvac-rating__score" aria-hidden="true"><?php $text( $props['value'] ); ?></strong>
	<span class="hvac-visually-hidden"><?php $text( $props['label'] ); ?></span>
	<span class="hvac-rating__reviews"><?php $text( $props['reviews'] ); ?></span>
</p>
<?php
};

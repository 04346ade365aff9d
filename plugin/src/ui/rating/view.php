<?php
/**
 * Stars, the figure and how many reviews.
 *
 * @var array{value: string, stars: string, label: string, reviews: string} $props
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- text() escapes.
?>
<p class="hvac-rating">
	<span class="hvac-rating__stars" style="<?php echo esc_attr( "--hvac-rating:{$props['stars']}" ); ?>" aria-hidden="true"></span>
	<strong class="hvac-rating__score" aria-hidden="true"><?php echo text( $props['value'] ); ?></strong>
	<span class="hvac-visually-hidden"><?php echo text( $props['label'] ); ?></span>
	<span class="hvac-rating__reviews"><?php echo text( $props['reviews'] ); ?></span>
</p>

<?php
/**
 * The frame of a gallery page.
 *
 * @var string $title
 * @var string $content HTML of rendered blocks
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// A block theme has its title printed by its templates, which this page has none of.
add_theme_support( 'title-tag' );
add_filter( 'pre_get_document_title', static fn (): string => "$title – HVAC Blocks" );
wp_enqueue_style( 'global-styles' );
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
	<style>
		.hvac-gallery { max-inline-size: 72rem; margin-inline: auto; padding: 1.5rem 1rem 6rem; }
		.hvac-gallery__example { margin-block: 0 4rem; }
		.hvac-gallery__name { margin-block: 0 .75rem; padding-block-start: .75rem; border-block-start: 1px solid; }
	</style>
</head>
<body <?php body_class(); ?>>
	<?php wp_body_open(); ?>
	<main class="hvac-gallery">
		<?php echo $content; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of rendered blocks.?>
	</main>
	<?php wp_footer(); ?>
</body>
</html>

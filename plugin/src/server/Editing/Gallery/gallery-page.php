<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Prints a gallery page around its content, HTML of rendered blocks. */
return static function ( string $title, string $content, array $attributes ): void {
	/** @var array<string, string> $attributes of the main element */

	add_filter( 'pre_get_document_title', static fn (): string => "$title – HVAC Blocks" );
	wp_enqueue_style( 'global-styles' );
	wp_register_style( 'hvac-blocks-gallery', false, array(), (string) filemtime( __DIR__ . '/gallery.css' ) );
	wp_add_inline_style( 'hvac-blocks-gallery', (string) file_get_contents( __DIR__ . '/gallery.css' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.
	wp_enqueue_style( 'hvac-blocks-gallery' );
	// A frame in a gallery page shows the examples only.
	$is_frame = isset( $_GET['frame'] ); // phpcs:ignore WordPress.Security.NonceVerification -- reads only.
	?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title><?php echo esc_html( wp_get_document_title() ); ?></title>
	<?php
	// A block theme's templates print its title, and this page has no template.
	remove_action( 'wp_head', '_wp_render_title_tag', 1 );
	wp_head();
	?>
</head>
<body <?php body_class( $is_frame ? 'hvac-gallery-frame' : '' ); ?>>
	<?php wp_body_open(); ?>
	<main class="<?php echo esc_attr( $attributes['class'] ); ?>">
		<?php echo $content; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of rendered blocks.?>
	</main>
	<?php wp_footer(); ?>
</body>
</html>
<?php
};

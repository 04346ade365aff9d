<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_action(
	'after_setup_theme',
	static function (): void {
		add_theme_support( 'title-tag' );
		add_theme_support( 'html5', array( 'search-form', 'style', 'script' ) );
	}
);

add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_style( 'classic', get_stylesheet_uri(), array(), '1.0' ) );

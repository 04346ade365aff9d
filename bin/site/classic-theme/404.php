<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

get_header();
echo do_shortcode( '[hvac_page_not_found level="1"]' );
get_footer();

<?php
/** A dealer's page in a theme without block templates. */
declare(strict_types=1);

use HvacBlocks\DealerPages\DealerPages;
use HvacBlocks\DealerPages\PageTemplates;

defined( 'ABSPATH' ) || exit;

$slug = get_query_var( DealerPages::QUERY );

get_header();
echo do_blocks( PageTemplates::main( is_string( $slug ) ? $slug : '' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of rendered blocks.
get_footer();

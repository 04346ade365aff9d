<?php
/** A dealer's page in a theme without block templates. */
declare(strict_types=1);

use HvacBlocks\DealerPages\PageTemplates;

defined( 'ABSPATH' ) || exit;

get_header();
echo do_blocks( PageTemplates::requested() ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of rendered blocks.
get_footer();

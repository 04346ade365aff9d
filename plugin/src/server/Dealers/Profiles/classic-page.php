<?php
/** A dealer's page in a theme without block templates. */
declare(strict_types=1);

use HvacBlocks\Dealers\Profiles\PageTemplates;

defined( 'ABSPATH' ) || exit;

ob_start();
get_header();
$hvac_blocks_header = (string) ob_get_clean();

// phpcs:disable WordPress.Security.EscapeOutput -- HTML of the theme and of rendered blocks.
echo $hvac_blocks_header;
echo PageTemplates::within( $hvac_blocks_header, do_blocks( PageTemplates::requested() ) );
get_footer();

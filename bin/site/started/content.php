<?php
/** The started site offers its pages as block trees, so that the documentation's examples work. */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

defined( 'HVAC_BLOCKS_CONTENT_API' ) || define( 'HVAC_BLOCKS_CONTENT_API', true );

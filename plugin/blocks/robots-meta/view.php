<?php
/**
 * Nothing of it stands in the page's body.
 *
 * @var array{} $props
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

<?php
/**
 * Its place is all that counts.
 *
 * @var array{} $props
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

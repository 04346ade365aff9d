<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/** Thrown in a test where a visitor would see WordPress's error page. */
final class WpDied extends \RuntimeException {}

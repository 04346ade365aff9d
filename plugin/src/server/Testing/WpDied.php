<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/** What a test sees where a visitor would see WordPress's error page. */
final class WpDied extends \RuntimeException {}

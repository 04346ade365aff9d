<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A file is not one of settings; the message says so to people. */
final class UnreadableSettings extends RuntimeException {}

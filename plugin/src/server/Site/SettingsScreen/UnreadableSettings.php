<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A file is not a settings file; the message says so to people. */
final class UnreadableSettings extends RuntimeException {}

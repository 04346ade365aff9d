<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Columns that people chose and that no file can have; the message says why, in the reader's language. */
final class InvalidColumns extends RuntimeException {}

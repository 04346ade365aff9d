<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** An invalid choice of columns; the message explains it, in the reader's language. */
final class InvalidColumns extends RuntimeException {}

<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A file that cannot be imported; the message says why, in the reader's language. */
class UnreadableFile extends RuntimeException {}

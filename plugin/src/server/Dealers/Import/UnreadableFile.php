<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A file that is no list of dealers; the message says why, in the reader's language. */
final class UnreadableFile extends RuntimeException {}

<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Another process is working on the import; the message says so, in the reader's language. */
final class ImportLocked extends RuntimeException {}

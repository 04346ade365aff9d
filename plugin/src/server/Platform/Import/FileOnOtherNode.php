<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The pieces of an import's file are not in this database; the message says where to continue, in the reader's language. */
final class FileOnOtherNode extends RuntimeException {}

<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The database did not do what it should; nothing of it is done. The message names the part, never the data. */
class DatabaseFailure extends RuntimeException {}

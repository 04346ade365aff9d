<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The database did not take something. The message names the part, never the data. */
final class NotStored extends RuntimeException {}

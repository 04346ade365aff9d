<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

defined( 'ABSPATH' ) || exit;

/** The database did not take something of a lead. */
final class NotStored extends DatabaseFailure {}

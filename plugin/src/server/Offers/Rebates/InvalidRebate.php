<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A rebate that cannot be stored; the message lists everything that is wrong with it. */
final class InvalidRebate extends RuntimeException {}

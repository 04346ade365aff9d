<?php
declare(strict_types=1);

namespace HvacBlocks\Rebates;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A rebate that cannot be stored; the message says everything that is wrong with it. */
final class InvalidRebate extends RuntimeException {}

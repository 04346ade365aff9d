<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/** A product that cannot be stored; the message lists the reasons. */
final class InvalidProduct extends InvalidArgumentException {}

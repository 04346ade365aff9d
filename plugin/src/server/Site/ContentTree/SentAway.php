<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A visitor of the page is redirected or refused. */
final class SentAway extends RuntimeException {}

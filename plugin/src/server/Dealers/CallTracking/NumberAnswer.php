<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

defined( 'ABSPATH' ) || exit;

/** A number to show. */
final readonly class NumberAnswer {
	/**
	 * @param string $number      can be dialed; empty if not even the default number can
	 * @param bool   $is_fallback whether a leased number was requested but not received
	 */
	public function __construct( public string $number, public bool $is_fallback = false ) {}
}

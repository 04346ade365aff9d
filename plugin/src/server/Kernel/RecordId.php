<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** The ID that a company gives a dealer, a product or a rebate. */
final class RecordId {
	/** For paths of routes. */
	public const PATTERN = '[\w-]{1,64}';

	private function __construct() {}

	public static function is( string $text ): bool {
		return 1 === preg_match( '/^' . self::PATTERN . '$/D', $text );
	}
}

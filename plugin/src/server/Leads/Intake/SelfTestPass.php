<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\KeyedHash;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Distinguishes the site's own self-test from other posts: a header that signs the time and the whole body. It is valid for a few minutes, for the one
 * expected test lead, and for that body: anyone who intercepts it can send nothing else with it.
 */
final readonly class SelfTestPass {
	public const HEADER = 'X-HVAC-Blocks-Self-Test';

	private const SECONDS = 300;
	private const PURPOSE = 'self-test';

	public static function sign( string $body, int $time ): string {
		return "$time." . KeyedHash::of( self::PURPOSE, "$time\n$body" );
	}

	public static function is_on( WP_REST_Request $request ): bool {
		$pass = $request->get_header( self::HEADER );

		if ( null === $pass || 1 !== preg_match( '/^([0-9]{10})\.([0-9a-f]{64})$/D', $pass, $parts ) || abs( time() - (int) $parts[1] ) > self::SECONDS ) {
			return false;
		}

		return KeyedHash::matches( $parts[2], self::PURPOSE, "$parts[1]\n{$request->get_body()}" )
			&& SelfTestState::read()->awaits( is_string( $request->get_param( 'idempotencyKey' ) ) ? $request->get_param( 'idempotencyKey' ) : '' );
	}
}

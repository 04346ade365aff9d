<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * The link with which a person withdraws consent without logging in. It is signed and does not expire.
 *
 * It has its own key instead of one of WordPress's salts: those may be renewed at any time, but mails that were sent keep their links.
 */
final readonly class Unsubscribe {
	public const KEY = 'hvac_blocks_unsubscribe_key';

	/** The arguments with the lead and the signature. Not a path: a query works on every server, with any permalinks. */
	public const LEAD      = 'hvac-unsubscribe';
	public const SIGNATURE = 'key';
	public const LANG      = 'in';

	/**
	 * Returns the mail headers with which mail programs can offer a button of their own (RFC 8058).
	 *
	 * @return array<string, string> by name
	 */
	public static function headers( string $reference, Language $lang ): array {
		return array(
			'List-Unsubscribe'      => '<' . self::url( $reference, $lang ) . '>',
			'List-Unsubscribe-Post' => 'List-Unsubscribe=One-Click',
		);
	}

	/** Returns the address of the page that asks for confirmation first. */
	public static function url( string $reference, Language $lang ): string {
		return add_query_arg(
			array(
				self::LEAD      => $reference,
				self::LANG      => $lang->value,
				self::SIGNATURE => self::signature( $reference ),
			),
			home_url( '/' )
		);
	}

	/** Whether the site itself made a link for this reference. */
	public static function is_signed( string $reference, string $key ): bool {
		return hash_equals( self::signature( $reference ), $key );
	}

	/** Called on activation, so that two concurrent requests do not each make a key. */
	public static function make_key(): void {
		if ( ! is_string( get_option( self::KEY ) ) ) {
			add_option( self::KEY, bin2hex( random_bytes( 32 ) ), '', false );
		}
	}

	/** @throws DatabaseFailure if there is no key, since anyone could forge a signature made without one */
	private static function signature( string $reference ): string {
		self::make_key();

		$key = get_option( self::KEY );

		if ( ! is_string( $key ) || strlen( $key ) < 32 ) {
			throw new DatabaseFailure( 'key' );
		}

		return substr( hash_hmac( 'sha256', "hvac-blocks\nunsubscribe\n$reference", $key ), 0, 40 );
	}
}

<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * The address of a dealer's profile: `/{base}/en/dealers/{name}-{city}-{state}-{companyID}/`.
 *
 * The text after the last hyphen is the company ID, whatever the words before it, so that a renamed or moved dealer keeps its old addresses. An ID may
 * contain hyphens; the address writes them as `~`, which no ID contains.
 */
final class DealerProfileAddress {
	private const LONGEST_WORDS = 120;

	private const PATH = '/(en|es|fr)/dealers/([^/]+)/?$';

	/** @param string|null $folder `folder()`, for callers with many dealers: WordPress takes long to compute it */
	public static function of( Dealer $dealer, ?string $folder = null ): string {
		return ( $folder ?? self::folder() ) . self::slug( $dealer->name, $dealer->city, $dealer->state, $dealer->company_id ) . '/';
	}

	/** The folder of all profiles, in a language or in that of this request. */
	public static function folder( ?Language $language = null ): string {
		$language ??= PageLanguage::current();

		return trailingslashit( ( new BasePath() )->url( "$language->value/dealers" ) );
	}

	/** The last part of the address. */
	public static function slug( string $name, string $city, string $state, string $company_id ): string {
		$words = self::words( "$name $city $state" );

		return ( '' === $words ? '' : "$words-" ) . str_replace( '-', '~', $company_id );
	}

	/**
	 * Returns the ID of the dealer in a path, known or not; null if it is not the path of a profile.
	 *
	 * @param string $path as requested: encoded or not, with or without the site's own folder before it
	 */
	public static function company_id( string $path ): ?string {
		if ( 1 !== preg_match( '~^' . ( new BasePath() )->pattern() . self::PATH . '~iD', rawurldecode( $path ), $part ) ) {
			return null;
		}

		$hyphen = strrpos( $part[2], '-' );
		$id     = str_replace( '~', '-', false === $hyphen ? $part[2] : substr( $part[2], $hyphen + 1 ) );

		return RecordId::is( $id ) ? $id : null;
	}

	/** Converts to plain letters, however the site's locale treats accents, so that the address is the same in every language. */
	public static function words( string $text ): string {
		$plain = strtolower( remove_accents( wp_check_invalid_utf8( $text ), 'en_US' ) );
		$plain = str_replace( array( '\'', '’', '&#039;', '&amp;' ), '', $plain );
		$words = trim( (string) preg_replace( '/[^a-z0-9]+/', '-', $plain ), '-' );

		return strlen( $words ) <= self::LONGEST_WORDS ? $words : rtrim( substr( $words, 0, self::LONGEST_WORDS ), '-' );
	}
}

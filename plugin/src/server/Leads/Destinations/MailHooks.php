<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Kernel\FilterMistake;
use HvacBlocks\Leads\Store\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * What other plugins change of the mail that tells the site's people of a lead.
 *
 * @phpstan-import-type MailRow from MailContent
 * @phpstan-type Mail array{to: list<string>, subject: string, intro: list<string>, groups: list<array{title: string, rows: list<MailRow>}>, headers: array<string, string>}
 */
final class MailHooks {
	/** Headers that the plugin and WordPress set. */
	private const FIXED = array( 'content-transfer-encoding', 'content-type', 'date', 'message-id', 'mime-version', 'return-path', 'sender', 'subject', 'to' );

	/** Headers of addresses, by whether there may be several. */
	private const ADDRESSES = array( 'from' => false, 'reply-to' => true, 'cc' => true, 'bcc' => true );

	/**
	 * @param Mail $mail
	 * @return Mail
	 */
	public static function mail( array $mail, Lead $lead ): array {
		if ( ! has_filter( 'hvac_blocks_lead_mail' ) ) {
			return $mail;
		}

		/**
		 * Filters the mail that tells the site's people of a lead, in the site's language. Return an array with the same keys; the plugin escapes every
		 * text, in HTML as in the plain part, and makes it one line. Headers can be any but those that the mail is made of, such as `Content-Type`, `To` or
		 * `Message-ID`. Anything that is no such mail is ignored, all of it. Mails that an administrator sends to another address stay as they are.
		 *
		 * @param array{to: list<string>, subject: string, intro: list<string>, groups: list<array{title: string, rows: list<array{label: string, value: string, link?: string}>}>, headers: array<string, string>} $mail addresses, paragraphs, rows below titles, and headers by their names
		 * @param Lead                                                                                                                                                                                             $lead as it is stored
		 */
		$given = apply_filters( 'hvac_blocks_lead_mail', $mail, $lead );

		return ( is_array( $given ) ? self::checked( $given ) : null ) ?? self::refused( $mail );
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return Mail|null
	 */
	private static function checked( array $given ): ?array {
		$schema = self::schema();

		if ( true !== rest_validate_value_from_schema( $given, $schema, 'mail' ) ) {
			return null;
		}

		// WordPress takes "a@example.com, b@example.com" for a list.
		/** @var Mail $mail */
		$mail = rest_sanitize_value_from_schema( $given, $schema, 'mail' );

		return array() === array_filter( $mail['headers'], static fn ( string $value, int|string $name ): bool => ! self::is_header( (string) $name, $value ), ARRAY_FILTER_USE_BOTH ) ? $mail : null;
	}

	/**
	 * @param Mail $mail
	 * @return Mail
	 */
	private static function refused( array $mail ): array {
		FilterMistake::report( 'hvac_blocks_lead_mail', 'the array it was given, with valid addresses and headers of one line' );

		return $mail;
	}

	/** Nothing may end a header, so that none can begin another. */
	private static function is_header( string $name, string $value ): bool {
		$kind = strtolower( $name );

		if ( 1 !== preg_match( '/^[A-Za-z][A-Za-z0-9-]{0,60}$/D', $name ) || in_array( $kind, self::FIXED, true ) || '' === $value || MailContent::line( $value ) !== $value ) {
			return false;
		}

		return ! isset( self::ADDRESSES[ $kind ] ) || self::are_addresses( $value, self::ADDRESSES[ $kind ] );
	}

	/** `ana@example.com` or `Ana <ana@example.com>`; of several, commas stand between them and nowhere else. */
	private static function are_addresses( string $value, bool $several ): bool {
		$addresses = array_map( static fn ( string $one ): string => 1 === preg_match( '/^[^<>@"]*<([^<>]+)>$/D', trim( $one ), $found ) ? $found[1] : trim( $one ), explode( ',', $value ) );

		return ( $several || 1 === count( $addresses ) ) && array() === array_filter( $addresses, static fn ( string $address ): bool => false === is_email( $address ) );
	}

	/** @return array<string, mixed> */
	private static function schema(): array {
		$text = array( 'type' => 'string', 'required' => true );

		return self::closed(
			array(
				'to'      => self::list( array( 'type' => 'string', 'format' => 'email' ), 1 ),
				'subject' => $text + array( 'minLength' => 1 ),
				'intro'   => self::list( array( 'type' => 'string' ) ),
				'groups'  => self::list( self::closed( array( 'title' => $text, 'rows' => self::list( self::closed( array( 'label' => $text, 'value' => $text, 'link' => array( 'type' => 'string' ) ) ) ) ) ) ),
				'headers' => array( 'type' => 'object', 'additionalProperties' => array( 'type' => 'string' ), 'required' => true ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $items
	 * @return array<string, mixed>
	 */
	private static function list( array $items, int $fewest = 0 ): array {
		return array( 'type' => 'array', 'items' => $items, 'minItems' => $fewest, 'required' => true );
	}

	/**
	 * @param array<string, mixed> $properties
	 * @return array<string, mixed>
	 */
	private static function closed( array $properties ): array {
		return array( 'type' => 'object', 'properties' => $properties, 'additionalProperties' => false );
	}
}

<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Kernel\FilterMistake;
use HvacBlocks\Leads\Store\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * The changes of other plugins to the mail about a lead to the site's staff.
 *
 * @phpstan-import-type MailGroup from MailContent
 * @phpstan-type Mail array{to: list<string>, subject: string, intro: list<string>, groups: list<MailGroup>, headers: array<string, string>}
 */
final class MailHooks {
	/** Headers that the plugin and WordPress set. */
	private const FIXED = array( 'content-transfer-encoding', 'content-type', 'date', 'message-id', 'mime-version', 'return-path', 'sender', 'subject', 'to' );

	/** Headers that contain addresses, with whether several are allowed. */
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
		 * Filters the mail about a lead to the site's staff, in the site's language. Return an array with the same keys; the plugin escapes every text,
		 * in the HTML and the plain-text part, and reduces it to one line. Any headers are allowed except those that the mail consists of, such as
		 * `Content-Type`, `To` or `Message-ID`. If any part is invalid, the whole result is ignored. Mails that an administrator sends to another
		 * address are not changed.
		 *
		 * @param array{to: list<string>, subject: string, intro: list<string>, groups: list<array{title: string, text?: list<string>, rows: list<array{label: string, value: string, link?: string}>}>, headers: array<string, string>} $mail addresses, paragraphs, paragraphs (`text`) and rows below titles, and headers by name
		 * @param Lead                                                                                                                                                                                                                   $lead as stored
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

		// WordPress accepts "a@example.com, b@example.com" as a list.
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

	/** Nothing may end a header, so that no text can begin another. */
	private static function is_header( string $name, string $value ): bool {
		$kind = strtolower( $name );

		if ( 1 !== preg_match( '/^[A-Za-z][A-Za-z0-9-]{0,60}$/D', $name ) || in_array( $kind, self::FIXED, true ) || '' === $value || MailContent::line( $value ) !== $value ) {
			return false;
		}

		return ! isset( self::ADDRESSES[ $kind ] ) || self::are_addresses( $value, self::ADDRESSES[ $kind ] );
	}

	/** `ana@example.com` or `Ana <ana@example.com>`; several are separated by commas, which occur nowhere else. */
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
				'groups'  => self::list( self::closed( array( 'title' => $text, 'text' => array( 'required' => false ) + self::list( array( 'type' => 'string' ) ), 'rows' => self::list( self::closed( array( 'label' => $text, 'value' => $text, 'link' => array( 'type' => 'string' ) ) ) ) ) ) ),
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

<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Kernel\StoredOption;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The texts of mails that a person wrote in place of ours, by form and language, in one option that pages do not load. */
final class OwnMailTexts {
	public const OPTION = 'hvac_blocks_mail_texts';

	/** @return array<string, string> by part */
	public static function of( MailKind $mail, string $form, Language $language ): array {
		return array_column( self::stored( $mail, $form, $language ), 'text', 'part' );
	}

	/**
	 * Returns the parts whose text of ours is no longer the one that was replaced.
	 *
	 * @param array<string, string> $ours by part
	 * @return list<string>
	 */
	public static function outdated( MailKind $mail, string $form, Language $language, array $ours ): array {
		$stored = array_column( self::stored( $mail, $form, $language ), 'ours', 'part' );

		return array_keys( array_filter( $stored, static fn ( string $hash, string $part ): bool => isset( $ours[ $part ] ) && self::hash( $ours[ $part ] ) !== $hash, ARRAY_FILTER_USE_BOTH ) );
	}

	/**
	 * @param array<string, string> $own  all of them, by part
	 * @param array<string, string> $ours what they replace
	 * @return bool false if the database did not store it
	 */
	public static function save( MailKind $mail, string $form, Language $language, array $own, array $ours ): bool {
		$all  = self::all();
		$rows = array();

		foreach ( array_intersect_key( $own, $ours ) as $part => $text ) {
			$rows[] = array( 'part' => $part, 'text' => $text, 'ours' => self::hash( $ours[ $part ] ) );
		}

		$all[ self::key( $mail, $form, $language ) ] = $rows;
		$all = array_filter( $all );

		return StoredOption::write( self::OPTION, $all );
	}

	/** @return list<array{part: string, text: string, ours: string}> */
	private static function stored( MailKind $mail, string $form, Language $language ): array {
		$rows  = self::all()[ self::key( $mail, $form, $language ) ] ?? array();
		$valid = array();

		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if ( is_array( $row ) && is_string( $row['part'] ?? null ) && is_string( $row['text'] ?? null ) && is_string( $row['ours'] ?? null ) ) {
				$valid[] = array( 'part' => $row['part'], 'text' => $row['text'], 'ours' => $row['ours'] );
			}
		}

		return $valid;
	}

	/** @return array<array-key, mixed> */
	private static function all(): array {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) ? $stored : array();
	}

	private static function key( MailKind $mail, string $form, Language $language ): string {
		return "$mail->value/$form/$language->value";
	}

	private static function hash( string $text ): string {
		return hash( 'sha256', $text );
	}
}

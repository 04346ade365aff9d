<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Editing\Forms\FormDefinition;
use HvacBlocks\Editing\Forms\TranslatableText;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The consent of a lead: the exact text shown, the visitor's choice, and the time. */
final readonly class Consent {
	/**
	 * @param string $hash        SHA-256 of the text
	 * @param string $given_at    UTC, `Y-m-d H:i:s`
	 * @param string $notice      other text shown above the submit button; empty if there was none
	 * @param string $notice_hash SHA-256 of the notice; empty if there was none
	 */
	public function __construct(
		public string $text,
		public string $version,
		public string $hash,
		public Language $language,
		public string $given_at,
		public ConsentState $state = ConsentState::Checked,
		public string $notice = '',
		public string $notice_hash = '',
	) {}

	public static function to( string $text, string $version, Language $language, string $given_at, ConsentState $state = ConsentState::Checked, string $notice = '' ): self {
		return new self( $text, $version, hash( 'sha256', $text ), $language, $given_at, $state, $notice, '' === $notice ? '' : hash( 'sha256', $notice ) );
	}

	/**
	 * Returns the record of what this visitor saw; null if the form shows no such text.
	 *
	 * @param bool                  $agrees whether the box was ticked
	 * @param array<string, string> $values of the form's fields, validated: they decide whether the box was shown
	 * @param ConsentText|null      $text   of the version on the page
	 */
	public static function of( FormDefinition $form, Language $language, bool $agrees, array $values, ?ConsentText $text, ConsentSender $sender ): ?self {
		$asked  = $form->consent;
		$notice = LanguageSwitch::in( $language, static fn (): string => self::notices( $form, $sender->brand ) );

		// Without JavaScript everyone sees the box: a visitor who ticked it saw it.
		if ( null === $asked || null === $text || ( ! $agrees && ! $asked->applies( $values ) ) ) {
			return '' === $notice ? null : self::to( $notice, "form {$form->version}", $language, UtcTime::now(), ConsentState::None );
		}

		$state = match ( true ) {
			! $asked->box     => ConsentState::None,
			$agrees => ConsentState::Checked,
			default           => ConsentState::Unchecked,
		};

		return self::to( $text->shown( $sender ), $text->version, $language, UtcTime::now(), $state, $notice );
	}

	/** The record of the box about marketing; null if the visitor saw none. */
	public static function to_marketing( Language $language, bool $agrees, ?ConsentText $text, ConsentSender $sender ): ?self {
		return null === $text ? null : self::to( $text->shown( $sender ), $text->version, $language, UtcTime::now(), $agrees ? ConsentState::Checked : ConsentState::Unchecked );
	}

	/** Whether the texts still match their hashes. */
	public function is_intact(): bool {
		return hash_equals( $this->hash, hash( 'sha256', $this->text ) ) && ( '' === $this->notice || hash_equals( $this->notice_hash, hash( 'sha256', $this->notice ) ) );
	}

	/** @return array{state: string, stateText: string, text: string, version: string, hash: string, language: string, givenAt: string, notice: string, noticeHash: string, matches: bool} */
	public function to_array(): array {
		return array(
			'state'      => $this->state->value,
			'stateText'  => $this->state->label(),
			'text'       => $this->text,
			'version'    => $this->version,
			'hash'       => $this->hash,
			'language'   => $this->language->value,
			'givenAt'    => UtcTime::iso( $this->given_at ),
			'notice'     => $this->notice,
			'noticeHash' => $this->notice_hash,
			'matches'    => $this->is_intact(),
		);
	}

	/** @return array<string, mixed> the JSON schema of `to_array()`, or null */
	public static function schema(): array {
		$text = array( 'type' => 'string' );

		return array(
			'type'       => array( 'object', 'null' ),
			'properties' => array(
				'state' => $text + array( 'enum' => array_column( ConsentState::cases(), 'value' ) ),
				...array_fill_keys( array( 'stateText', 'text', 'version', 'hash', 'language', 'givenAt', 'notice', 'noticeHash' ), $text ),
				'matches' => array( 'type' => 'boolean' ),
			),
		);
	}

	/** For the ledger; contains nothing that the visitor entered. */
	public function line(): string {
		// ASCII: for any other character wpdb queries the table's columns before writing each lead.
		return "{$this->version}, {$this->language->value}, SHA-256 {$this->hash}" . ( '' === $this->notice_hash ? '' : " + {$this->notice_hash}" );
	}

	private static function notices( FormDefinition $form, string $brand ): string {
		return Text::fill( implode( "\n\n", array_map( static fn ( TranslatableText $phrase ): string => $phrase->text(), $form->legal ) ), array( 'brand' => $brand ) );
	}
}

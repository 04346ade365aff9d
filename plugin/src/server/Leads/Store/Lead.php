<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A lead as it is stored. The values are what the visitor typed, checked and normalised but not escaped. */
final readonly class Lead {
	/** The kind of those who asked for mail, and nothing else. */
	public const MARKETING = 'MARKETO';

	/**
	 * @param int                   $id              0 before it is stored
	 * @param string                $idempotency_key the same for every attempt to post or deliver this lead
	 * @param array<string, string> $fields          by the names of the form's fields
	 * @param string                $page_url        the page it was sent from; empty where it was not said
	 * @param string                $address_hash    keyed; the address itself is not kept
	 * @param bool                  $verified        whether it came with a good form token
	 * @param string                $created         UTC, `Y-m-d H:i:s`
	 * @param string                $dealer_name     as it was when the lead came; empty where nobody could say
	 * @param string                $agent_hash      of the browser's name, keyed; empty where it said none
	 * @param string                $address_raw     the address itself; empty unless the site is set to keep it
	 * @param string                $agent_raw       the browser's name itself; empty unless the site is set to keep it
	 * @param string                $revoked_at      when the consent was revoked, UTC; empty while it was not
	 * @param array<string, string> $answers         of the system wizard, by their names in the address of its results; empty for none
	 * @param string                $anonymised_at   when all that tells who it is was taken out, UTC; empty while it was not
	 * @param bool                  $is_test         the site's own trial: marked where it is delivered, not counted
	 */
	public function __construct(
		public int $id,
		public string $reference,
		public string $idempotency_key,
		public string $form,
		public string $form_version,
		public Language $lang,
		public string $kind,
		public string $source,
		public string $brand,
		public string $company_id,
		public array $fields,
		public LeadStatus $status,
		public bool $verified,
		public string $page_url,
		public string $address_hash,
		public string $created,
		public ?Consent $consent,
		public string $dealer_name = '',
		public string $agent_hash = '',
		public string $address_raw = '',
		public string $agent_raw = '',
		public string $revoked_at = '',
		public bool $is_test = false,
		public string $anonymised_at = '',
		public array $answers = array(),
	) {}

	/** Whether it must not be delivered: a withdrawn email signup, or an anonymized lead. */
	public function is_withdrawn(): bool {
		return '' !== $this->anonymised_at || ( '' !== $this->revoked_at && self::MARKETING === $this->kind );
	}

	/** The e-mail address that it is found by, in small letters; as much of it as the column holds. */
	public function email(): string {
		return self::email_key( $this->field( 'email' ) );
	}

	/** An address as leads are found by it. */
	public static function email_key( string $email ): string {
		return mb_substr( mb_strtolower( trim( $email ) ), 0, 190 );
	}

	/** The value of a field; empty where the form has no such field. */
	public function field( string $name ): string {
		return $this->fields[ $name ] ?? '';
	}
}

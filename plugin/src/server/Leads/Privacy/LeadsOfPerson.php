<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRow;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Finds everything that one e-mail address sent. */
final readonly class LeadsOfPerson {
	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	/**
	 * @param int $after only leads with a larger id
	 * @return list<Lead> oldest first; includes leads of addresses that the database treats as equal
	 * @throws DatabaseFailure if the database cannot be read
	 */
	public function like( string $email, int $after, int $limit ): array {
		$key = Lead::email_key( $email );

		if ( '' === $key ) {
			return array();
		}

		return array_map( LeadRow::lead( ... ), Query::rows( $this->wpdb, 'SELECT * FROM %i WHERE email = %s AND id > %d ORDER BY id LIMIT %d', $this->tables->leads, $key, $after, $limit ) );
	}

	/** The database compares more loosely than mail servers do: it treats ana@ and aná@ as equal. */
	public static function is_of( Lead $lead, string $email ): bool {
		return mb_strtolower( trim( $lead->field( 'email' ) ) ) === mb_strtolower( trim( $email ) );
	}
}

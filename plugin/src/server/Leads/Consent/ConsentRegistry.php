<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Editing\Forms\FormConsent;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The consent texts of all forms, by language and version. A text that was ever shown is kept: a change is a new version.
 *
 * A form's own definition has the first versions; an administrator's versions follow, and the last one is shown. Reading the current text costs no
 * query.
 */
final readonly class ConsentRegistry {
	/** The administrators' current texts, by form and language: a copy of the table's last rows, rebuilt if it is missing. */
	public const OPTION = 'hvac_blocks_consents';

	/** After a form's name: its text for marketing, which has versions of its own. */
	private const MARKETING = '/marketing';

	public function __construct( private wpdb $wpdb, private ConsentTables $tables, private FormLibrary $forms ) {}

	/** The name of a form's text for marketing, for all methods that take a form. */
	public static function marketing( string $form ): string {
		return $form . self::MARKETING;
	}

	/** @return list<string> the names of all texts: a form's own name, and `marketing()` of forms that ask for it */
	public function names(): array {
		$names = array();

		foreach ( $this->forms->names() as $form ) {
			$names = array( ...$names, $form, self::marketing( $form ) );
		}

		return array_values( array_filter( $names, fn ( string $name ): bool => null !== $this->defined( $name ) ) );
	}

	/**
	 * Returns the current text; null if the form has none.
	 *
	 * @throws DatabaseFailure if the copy is missing and the database cannot be read
	 */
	public function current( string $form, Language $lang ): ?ConsentText {
		$consent = $this->defined( $form );

		return null === $consent ? null : $this->written( $form, $lang ) ?? self::of_definition( $consent, $consent->version, $lang );
	}

	/**
	 * Returns the text of a version, current or former; null if the version never existed.
	 *
	 * @throws DatabaseFailure if the database cannot be read
	 */
	public function text( string $form, Language $lang, string $version ): ?ConsentText {
		$consent = $this->defined( $form );

		if ( null === $consent ) {
			return null;
		}

		$written = $this->written( $form, $lang );

		if ( $version === $written?->version ) {
			return $written;
		}

		// If none were written, there is nothing to look up. Written ones take precedence: the definition may have added a version of the same
		// name later.
		return ( null === $written ? null : $this->row( $form, $lang, $version ) ) ?? self::of_definition( $consent, $version, $lang );
	}

	/** @return list<ConsentText> newest first, so that the first is the current one */
	public function history( string $form, Language $lang ): array {
		$consent = $this->defined( $form );

		if ( null === $consent ) {
			return array();
		}

		$rows    = Query::rows( $this->wpdb, 'SELECT * FROM %i WHERE form = %s AND lang = %s ORDER BY id DESC', $this->tables->consents, $form, $lang->value );
		$history = array_map( self::read( ... ), $rows );

		foreach ( array_keys( $consent->texts ) as $version ) {
			// A written text with the same name hides it, since it was never shown.
			if ( ! in_array( (string) $version, array_column( $history, 'version' ), true ) ) {
				$history[] = self::of_definition( $consent, (string) $version, $lang );
			}
		}

		return array_values( array_filter( $history ) );
	}

	/**
	 * Adds a version, which is shown from now on.
	 *
	 * @param string $after the current version; if another one was added in the meantime, nothing is added
	 * @throws DatabaseFailure
	 */
	public function add( string $form, Language $lang, string $text, int $author, string $after ): ?ConsentText {
		$history = $this->history( $form, $lang );

		if ( ( $history[0]->version ?? null ) !== $after ) {
			return null;
		}

		$new = new ConsentText( self::next( $history ), $text, hash( 'sha256', $text ), UtcTime::now(), $author );

		// IGNORE, so that the unique key decides between two concurrent writes.
		$added = Query::run(
			$this->wpdb,
			'INSERT IGNORE INTO %i ( form, lang, version, text, hash, author, created ) VALUES ( %s, %s, %s, %s, %s, %d, %s )',
			$this->tables->consents,
			$form,
			$lang->value,
			$new->version,
			$new->text,
			$new->hash,
			$new->author,
			$new->created
		);

		$this->remember();

		return 0 === $added ? null : $new;
	}

	/** Returns what the form's definition says about a text of `names()`; null if it has no such text. */
	public function defined( string $name ): ?FormConsent {
		$form = self::form( $name );

		return match ( true ) {
			! $this->forms->has( $form ) => null,
			$form === $name              => $this->forms->get( $form )->consent,
			default                      => $this->forms->get( $form )->marketing,
		};
	}

	/** The form of a text. */
	public static function form( string $name ): string {
		return str_ends_with( $name, self::MARKETING ) ? substr( $name, 0, -strlen( self::MARKETING ) ) : $name;
	}

	private static function of_definition( FormConsent $consent, string $version, Language $lang ): ?ConsentText {
		$phrase = $consent->texts[ $version ] ?? null;

		return null === $phrase ? null : ConsentText::defined( $version, LanguageSwitch::in( $lang, $phrase->text( ... ) ) );
	}

	/** Returns the last text that an administrator wrote. */
	private function written( string $form, Language $lang ): ?ConsentText {
		$kept  = get_option( self::OPTION );
		$forms = is_array( $kept ) ? $kept : $this->remember();
		$row   = is_array( $forms[ $form ] ?? null ) ? $forms[ $form ][ $lang->value ] ?? null : null;

		return is_array( $row ) ? self::read( new Row( $row ) ) : null;
	}

	private function row( string $form, Language $lang, string $version ): ?ConsentText {
		$row = Query::row( $this->wpdb, 'SELECT * FROM %i WHERE form = %s AND lang = %s AND version = %s', $this->tables->consents, $form, $lang->value, $version );

		return null === $row ? null : self::read( $row );
	}

	/** @return array<string, array<string, array<string, string|int>>> */
	private function remember(): array {
		do {
			$last  = $this->last();
			$forms = array();
			$rows  = Query::rows( $this->wpdb, 'SELECT * FROM %i WHERE id IN ( SELECT MAX( id ) FROM %i GROUP BY form, lang )', $this->tables->consents, $this->tables->consents );

			foreach ( $rows as $row ) {
				$forms[ $row->string( 'form' ) ][ $row->string( 'lang' ) ] = array(
					'version' => $row->string( 'version' ),
					'text'    => $row->string( 'text' ),
					'hash'    => $row->string( 'hash' ),
					'created' => $row->string( 'created' ),
					'author'  => $row->int( 'author' ),
				);
			}

			update_option( self::OPTION, $forms, true );
		} while ( $this->last() !== $last );

		return $forms;
	}

	private function last(): int {
		return (int) Query::value( $this->wpdb, 'SELECT MAX( id ) FROM %i', $this->tables->consents );
	}

	private static function read( Row $row ): ConsentText {
		return new ConsentText( $row->string( 'version' ), $row->string( 'text' ), $row->string( 'hash' ), $row->string( 'created' ), $row->int( 'author' ) );
	}

	/** @param list<ConsentText> $history */
	private static function next( array $history ): string {
		return (string) ( 1 + max( 0, ...array_map( static fn ( ConsentText $text ): int => (int) $text->version, $history ) ) );
	}
}

<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Compares pages with their counterparts: each page of one language with those of the others. If that language has no public page, the first other
 * language with one replaces it.
 *
 * Assumptions:
 * - A page that visitors do not see lacks nothing: a draft needs no counterpart.
 * - All pages are read with a number of queries that hardly grows with theirs.
 */
final readonly class LanguageReport {
	/** Pages saved within this many seconds of each other, such as those created together, count as equally old. */
	public const SAME_AGE = 300;

	public function __construct( private TranslatedPages $pages ) {}

	/**
	 * @param Language|null $language only counterparts in this language
	 * @param Fault|null    $fault    only counterparts with this fault
	 * @return array{checked: int, rows: list<ReportRow>} the number of pages compared, and those with a fault
	 */
	public function compare( Language $reference, ?Language $language = null, ?Fault $fault = null ): array {
		$groups   = $this->pages->all();
		$contents = $this->pages->contents( self::ids( $groups ) );
		$rows     = array();

		foreach ( $groups as $path => $group ) {
			$page         = self::compared( $group, $reference );
			$counterparts = array();

			foreach ( Language::cases() as $other ) {
				$counterpart = $other === $page->language || ( null !== $language && $other !== $language ) ? null : self::counterpart( $page, $group[ $other->value ] ?? null, $other, $contents );

				if ( null !== $counterpart && ( null === $fault ? array() !== $counterpart->faults : in_array( $fault, $counterpart->faults, true ) ) ) {
					$counterparts[] = $counterpart;
				}
			}

			if ( array() !== $counterparts ) {
				$rows[] = new ReportRow( (string) $path, $page, $counterparts );
			}
		}

		return array(
			'checked' => count( $groups ),
			'rows'    => $rows,
		);
	}

	/** Compares one page with its counterparts, with and without faults; null for a page that has no path yet, or is in no language's folder and linked with none. */
	public function of_page( int $id ): ?ReportRow {
		$groups = $this->pages->all();
		$path   = TranslatedPages::path_of( $id, $groups );

		if ( null === $path ) {
			return null;
		}

		$group    = $groups[ $path ];
		$contents = $this->pages->contents( array_column( $group, 'id' ) );
		$page     = current( array_filter( $group, static fn ( TranslatedPage $one ): bool => $one->id === $id ) ) ?: self::compared( $group, Language::English );
		$others   = array_values( array_filter( Language::cases(), static fn ( Language $language ): bool => $language !== $page->language ) );

		return new ReportRow( $path, $page, array_map( static fn ( Language $language ): Counterpart => self::counterpart( $page, $group[ $language->value ] ?? null, $language, $contents ), $others ) );
	}

	/** @param array<int, PageContent> $contents by page */
	private static function counterpart( TranslatedPage $page, ?TranslatedPage $other, Language $language, array $contents ): Counterpart {
		if ( null === $other ) {
			return new Counterpart( $language, null, $page->is_public ? array( Fault::Missing ) : array() );
		}

		$own    = $contents[ $page->id ] ?? null;
		$theirs = $contents[ $other->id ] ?? null;
		$lacks  = BlockCounts::lacking( $own->blocks ?? array(), $theirs->blocks ?? array() );
		// The page that was there first is the original.
		$texts  = null === $own || $page->id > $other->id ? 0 : $theirs?->untranslated( $own ) ?? 0;
		$faults = array_filter(
			array(
				$page->is_public && ! $other->is_public ? Fault::Unpublished : null,
				$page->modified - $other->modified > self::SAME_AGE ? Fault::Older : null,
				array() === $lacks ? null : Fault::Blocks,
				0 === $texts ? null : Fault::Texts,
			)
		);

		return new Counterpart( $language, $other, array_values( $faults ), $lacks, $texts );
	}

	/** @param non-empty-array<string, TranslatedPage> $group by language */
	private static function compared( array $group, Language $reference ): TranslatedPage {
		$own = $group[ $reference->value ] ?? null;

		if ( true === $own?->is_public ) {
			return $own;
		}

		foreach ( $group as $page ) {
			if ( $page->is_public ) {
				return $page;
			}
		}

		return $own ?? $group[ array_key_first( $group ) ];
	}

	/**
	 * @param array<string, non-empty-array<string, TranslatedPage>> $groups
	 * @return list<int> of pages that have a counterpart to compare
	 */
	private static function ids( array $groups ): array {
		$several = array_filter( $groups, static fn ( array $group ): bool => count( $group ) > 1 );

		return array_merge( ...array_map( static fn ( array $group ): array => array_column( $group, 'id' ), array_values( $several ) ) );
	}
}

<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** A thing has one name, in PHP, TypeScript, contracts, and docs: names that were retired do not come back. */
final class RetiredWordsTest extends TestCase {
	private const ROOT = __DIR__ . '/../../../..';

	/** Without results of benchmarks, which name the classes of the day they were measured, the reference, which names operations by their addresses, and this test. */
	private const PATTERN = '~^(?!results/|reference/openapi\.json$)(?!.*RetiredWordsTest\.php$).*\.(?:php|tsx?|mjs|json|scss|md|tpl)$~D';

	/** Names by what replaced them. Addresses, routes, options, and names of files that sites have stored keep their words. */
	private const RETIRED = array(
		'DealerSearch, or dealer search'     => '~\bLocator(?:Address|Hydration|Message|Page|Results|Texts|Props)\b|\$locator\b~',
		'DemoSite, or demo site'             => '~\bStarter(?:Site|Content|File|Menu|Pack|Page|Patterns|Posts|Sections|Template)\w*|[Ss]tarter[ -]content|\$starter\b|wp hvac-blocks starter-site~',
		'PostalAreas, or Place'              => '~\b(?:Chosen|Embedded|Http)?Location(?:Directory|Connection|File|Line|Loader|Loading|Route|Tables|sModule|sCommand)\b|\bExampleLocations\b|wp hvac-blocks locations~',
		'Recommendation'                     => '~\bRecommend(?:Module|er)\b|\bToolInPlace\b|\bPostedPlace\b~',
		'RepairOrReplace'                    => '~\\\\Decide\b~',
		'Statistics'                         => '~\bSearchReport\w*|\b[Ss]earch report\b|\bCountsClock\b~',
		'self-test'                          => '~\b(?:Lead|Recipient)Trial\w*|\bTrial(?:Post|Pass|State|Step)\b|\$trial\b~',
		'…Scheduler'                         => '~\b(?:Lead|Claim)Clock\b~',
		'Configured…'                        => '~\bChosen(?:State|Cache|Pages|Recommendations|\w*Directory)\b~',
		'the names of imports'               => '~\b(?:SourceRow|ReadRow|ImportRow|ImportRows|ImportRowKind|ImportRecord|RecordImport|ImportHeld|FileElsewhere|LosesMuch)\b~',
		'a name that says what the class is' => '~\b(?:NewerData|OldIndex|LateClient|KeptSearch|RememberingDealerDirectory|ShownDealer|AskedDealer|SentFile|LeadBackfill|LeadWords|ManyLeads|ClaimDays|OwnPage|PlainRequest|WordPressArguments|BlockSubject|InnerModels|OtherAddresses|CoreWords|AddressWords)\b~',
	);

	public function test_retired_names_do_not_come_back(): void {
		$found = array();

		foreach ( self::files() as $file ) {
			$text = (string) file_get_contents( self::ROOT . "/$file" );

			foreach ( self::RETIRED as $name => $pattern ) {
				if ( 1 === preg_match( $pattern, $text, $words ) ) {
					$found[] = "$file: “{$words[0]}” is $name.";
				}
			}
		}

		self::assertSame( array(), $found );
	}

	/** @return iterable<string> */
	private static function files(): iterable {
		foreach ( array( 'plugin/src', 'plugin/blocks', 'docs', 'bin', 'e2e', 'bench' ) as $folder ) {
			foreach ( SourceFiles::below( self::ROOT . "/$folder", self::PATTERN ) as $path ) {
				yield "$folder/$path";
			}
		}
	}
}

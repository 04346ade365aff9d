<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Module;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The consent texts, in every version ever shown. */
final readonly class ConsentModule implements Module, BlockContributor, CommandContributor {
	public ConsentRegistry $registry;

	public function __construct( wpdb $wpdb, private FormLibrary $forms ) {
		$this->registry = new ConsentRegistry( $wpdb, new ConsentTables( $wpdb ), $forms );
	}

	public function features(): array {
		return array();
	}

	public function commands( Console $console ): array {
		return array( 'consent' => new ConsentCommand( $this->registry, $this->forms, $console ) );
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array(
				ConsentRegistry::class => fn (): ConsentRegistry => $this->registry,
				PrivacyPage::class     => static fn (): PrivacyPage => new PrivacyPage(),
			),
			examples: array( 'privacy' => self::example( ... ) ),
			cacheable: array( PrivacyPage::class ),
		);
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array<class-string, \Closure(): object>
	 */
	private static function example( array $answer ): array {
		return array( PrivacyPage::class => static fn (): PrivacyPage => new PrivacyPage( is_string( $answer['address'] ?? null ) ? $answer['address'] : null ) );
	}
}

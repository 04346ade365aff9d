<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Health\SelfTestMailResult;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Site\DemoSite\DemoContent;
use HvacBlocks\Site\DemoSite\ReadableAddresses;
use HvacBlocks\Site\SiteStyle\SiteStyle;
use HvacBlocks\Site\SiteStyle\StyleChoice;

defined( 'ABSPATH' ) || exit;

/** The checklist as its screen shows it, in the user's language. */
final readonly class SetupAnswer {
	public function __construct( private Checklist $checklist, private PageMaker $maker, private DeadLinks $links, private SiteStyle $style ) {}

	/** @return array<string, mixed> what `schema()` describes */
	public function get(): array {
		return array(
			...$this->checklist->state(),
			'pages' => array(
				'languages' => array_column( Language::cases(), 'value' ),
				'groups'    => $this->groups(),
				'readable'  => ReadableAddresses::are_there(),
				'deadLinks' => $this->links->all(),
			),
			'trial' => self::self_test(),
			'style' => array(
				'choice'  => $this->style->choice()->value,
				'editUrl' => admin_url( SiteStyle::EDITOR ),
			),
		);
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$text  = array( 'type' => 'string' );
		$flag  = array( 'type' => 'boolean' );
		$texts = Schema::list( $text );
		$counts = array(
			'type'                 => 'object',
			'additionalProperties' => array( 'type' => 'integer' ),
			'description'          => 'By language.',
		);
		$list  = static fn ( array $properties ): array => Schema::list( Schema::object( $properties ) );

		return Schema::answer( 'setup', array(
			'finished' => $flag,
			'steps'    => $list(
				array(
					'name'     => $text,
					'title'    => $text,
					'done'     => $flag,
					'facts'    => $texts,
					'link'     => $text,
					'linkText' => $text,
				)
			),
			'pages'    => Schema::object( array(
				'languages' => $texts,
				'groups'    => $list(
					array(
						'name'  => $text,
						'label' => $text,
						'total' => $counts,
						'made'  => $counts,
					)
				),
				'readable'  => $flag + array( 'description' => __( 'Whether permalinks have names, which pages need.', 'hvac-blocks' ) ),
				'deadLinks' => $list(
					array(
						'title'   => $text,
						'editUrl' => $text,
						'links'   => $texts,
					)
				),
			) ),
			'trial'    => array(
				'type'       => array( 'object', 'null' ),
				'properties' => array(
					'at'         => $text,
					'unreached'  => $text + array( 'description' => __( 'Why the site could not reach itself. Empty if it could.', 'hvac-blocks' ) ),
					'problem'    => $text + array( 'description' => __( 'Why the form was not accepted. Empty if it was.', 'hvac-blocks' ) ),
					'deliveries' => $list(
						array(
							'destination' => $text,
							'to'          => $text,
							'delivered'   => $flag,
							'detail'      => $text,
						)
					),
				),
			),
			'style'    => Schema::object( array(
				'choice'  => $text + array(
					'enum'        => array_column( StyleChoice::cases(), 'value' ),
					'description' => __( 'Whose styles the site has. A classic theme has none to choose from.', 'hvac-blocks' ),
				),
				'editUrl' => $text,
			) ),
		) );
	}

	/** @return list<array{name: string, label: string, total: array<string, int>, made: array<string, int>}> the numbers are by language */
	private function groups(): array {
		$counts = $this->maker->counts();
		$labels = array(
			'home'     => __( 'Home', 'hvac-blocks' ),
			'dealers'  => __( 'Find and contact a dealer, schedule service, request a quote', 'hvac-blocks' ),
			'tool'     => __( 'System recommendation tool', 'hvac-blocks' ),
			'products' => __( 'Products', 'hvac-blocks' ),
			'pricing'  => __( 'Prices, financing and rebates', 'hvac-blocks' ),
			'warranty' => __( 'Warranty', 'hvac-blocks' ),
		);
		$groups = array();

		foreach ( DemoContent::GROUPS as $name ) {
			$groups[] = array(
				'name'  => $name,
				'label' => $labels[ $name ],
				'total' => array_map( static fn ( array $of_language ): int => $of_language[ $name ]->total, $counts ),
				'made'  => array_map( static fn ( array $of_language ): int => $of_language[ $name ]->made, $counts ),
			);
		}

		return $groups;
	}

	/** @return array<string, mixed>|null */
	private static function self_test(): ?array {
		$last = SelfTestMailResult::read();

		return 0 === $last->at ? null : array(
			'at'         => gmdate( 'Y-m-d\TH:i:s\Z', $last->at ),
			'unreached'  => $last->unreached,
			'problem'    => $last->problem,
			'deliveries' => $last->deliveries,
		);
	}
}

<?php
declare(strict_types=1);

namespace HvacBlocks\Admin;

use HvacBlocks\Leads\Admin\LeadAccess;

defined( 'ABSPATH' ) || exit;

/** One page of the plugin's menu. The value is the name of its script and the end of its address. */
enum Screen: string {
	case Leads    = 'leads';
	case Dealers  = 'dealers';
	case Report   = 'report';
	case Claims   = 'claims';
	case Consents = 'consents';
	case Settings = 'settings';

	/**
	 * The page in `admin.php?page=`.
	 *
	 * @return non-empty-string
	 */
	public function slug(): string {
		return "hvac-blocks-{$this->value}";
	}

	public function title(): string {
		return match ( $this ) {
			self::Leads    => __( 'Leads', 'hvac-blocks' ),
			self::Dealers  => __( 'Dealers', 'hvac-blocks' ),
			self::Report   => __( 'Search report', 'hvac-blocks' ),
			self::Claims   => __( 'Dated claims', 'hvac-blocks' ),
			self::Consents => __( 'Consent texts', 'hvac-blocks' ),
			self::Settings => __( 'Settings', 'hvac-blocks' ),
		};
	}

	/** The capability that its routes ask for, too. */
	public function capability(): string {
		return match ( $this ) {
			self::Leads    => LeadAccess::VIEW,
			self::Dealers  => 'manage_options',
			self::Report   => 'manage_options',
			self::Claims   => 'edit_others_posts',
			self::Consents => LeadAccess::MANAGE,
			self::Settings => 'manage_options',
		};
	}

	/** What its script asks first where the address has nothing but the page. */
	public function first_request(): string {
		return '/hvac-blocks/v1/admin/' . match ( $this ) {
			self::Leads    => 'leads?page=1&per_page=20',
			self::Dealers  => 'dealers?orderby=name&order=asc&page=1&per_page=20',
			self::Report   => 'search-report?days=30',
			self::Claims   => 'claims?page=1&per_page=20',
			self::Consents => 'consents',
			self::Settings => 'settings',
		};
	}

	public function url(): string {
		return admin_url( 'admin.php?page=' . $this->slug() );
	}
}

<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

defined( 'ABSPATH' ) || exit;

/** The columns of a file of dealers. */
final class DealerColumns {
	/** Where each column belongs, by the names it may have. */
	public const PATHS = array(
		'data.companyID'              => array( 'companyid', 'id', 'dealerid', 'company' ),
		'data.name'                   => array( 'name', 'dealername', 'companyname', 'dealer' ),
		'data.addressLine1'           => array( 'addressline1', 'address', 'address1', 'street' ),
		'data.city'                   => array( 'city', 'town' ),
		'data.state'                  => array( 'state', 'province', 'region', 'stateprovince' ),
		'data.zip'                    => array( 'zip', 'zipcode', 'postalcode', 'postcode', 'postal', 'zippostal' ),
		'data.phone1'                 => array( 'phone1', 'phone', 'telephone', 'phonenumber' ),
		'data.showAddress'            => array( 'showaddress' ),
		'data.emergencyService'       => array( 'emergencyservice', 'emergency' ),
		'data.nateCertified'          => array( 'natecertified', 'nate' ),
		'data.charterMemberDate'      => array( 'chartermemberdate', 'chartermember', 'charter' ),
		'data.nexiaDealerDiagnostics' => array( 'nexiadealerdiagnostics', 'diagnostics' ),
		'data.showFinancing'          => array( 'showfinancing', 'financing' ),
		'data.leasingOption'          => array( 'leasingoption', 'leasing' ),
		'data.isTcs'                  => array( 'istcs', 'tcs', 'comfortspecialist' ),
		'location.lat'                => array( 'lat', 'latitude' ),
		'location.lon'                => array( 'lon', 'lng', 'long', 'longitude' ),
		'metaData.average_rating'     => array( 'averagerating', 'rating' ),
		'metaData.total_review_count' => array( 'totalreviewcount', 'reviewcount', 'reviews' ),
		'data.photo'                  => array( 'photo', 'photourl', 'image', 'imageurl', 'picture' ),
		'data.openingHours'           => array( 'openinghours', 'hours' ),
		'whodis.routingGroupID'       => array( 'routinggroupid', 'routinggroup' ),
		'whodis.assignedNumbers'      => array( 'assignednumbers', 'trackednumbers' ),
		'zipcodeCoverage'             => array( 'zipcodecoverage', 'coverage', 'coveragezips', 'servicezips' ),
	);

	public const REQUIRED = array( 'data.companyID', 'data.name' );
}
